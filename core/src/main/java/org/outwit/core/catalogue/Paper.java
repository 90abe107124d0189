package org.outwit.core.catalogue;

/** Where algorithms are from, as {@code docs/algorithms.md} cites it. */
public enum Paper {
    AIMA("Russell and Norvig"),
    BALLARD("Ballard 1983"),
    DONKERS("Donkers, Uiterwijk and van den Herik 2001"),
    FRAMEWORK("Pijls and de Bruin, A framework for game tree algorithms"),
    INFORMED_TREES("Pijls and de Bruin, Searching informed game trees 1992"),
    KORF("Korf 1991"),
    LEARNING_MODELS("Carmel and Markovitch, Learning and using opponent models"),
    LUCKHARDT_IRANI("Luckhardt and Irani 1986"),
    MARSLAND_CAMPBELL("Marsland and Campbell 1982"),
    OURS("ours"),
    PLAAT("Plaat, Schaeffer, Pijls and de Bruin 1996"),
    PRUNING_MODELS("Carmel and Markovitch, Pruning algorithms"),
    SCHADD_WINANDS("Schadd and Winands 2011"),
    STOCKMAN("Stockman 1979"),
    STURTEVANT_KORF("Sturtevant and Korf 2000");

    private final String citation;

    Paper(String citation) {
        this.citation = citation;
    }

    @Override
    public String toString() {
        return citation;
    }
}
