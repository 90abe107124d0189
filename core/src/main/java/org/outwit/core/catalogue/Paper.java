package org.outwit.core.catalogue;

/** Where algorithms are from, as {@code docs/algorithms.md} cites it. */
public enum Paper {
    ALLIS("Allis 1994"),
    AIMA("Russell and Norvig"),
    BALLARD("Ballard 1983"),
    BERLINER("Berliner 1979"),
    CAZENAVE_VENTOS("Cazenave and Ventos 2019"),
    COWLING("Cowling, Powley and Whitehouse 2012"),
    DONKERS("Donkers, Uiterwijk and van den Herik 2001"),
    FRAMEWORK("Pijls and de Bruin, A framework for game tree algorithms"),
    GINSBERG("Ginsberg 2001"),
    INFORMED_TREES("Pijls and de Bruin, Searching informed game trees 1992"),
    KOCSIS_SZEPESVARI("Kocsis and Szepesvári 2006"),
    KORF("Korf 1991"),
    LEARNING_MODELS("Carmel and Markovitch, Learning and using opponent models"),
    LUCKHARDT_IRANI("Luckhardt and Irani 1986"),
    MARSLAND_CAMPBELL("Marsland and Campbell 1982"),
    MCALLESTER("McAllester 1988"),
    NAGAI("Nagai 2002"),
    OURS("ours"),
    PALAY("Palay 1985"),
    PLAAT("Plaat, Schaeffer, Pijls and de Bruin 1996"),
    PRUNING_MODELS("Carmel and Markovitch, Pruning algorithms"),
    RUSSELL_WEFALD("Russell and Wefald 1989"),
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
