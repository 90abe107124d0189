package org.outwit.core.catalogue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What a constant of the catalogue holds, written down step by step. */
final class CatalogueEntry {

    final String text;
    final Family family;
    final Paper paper;
    final String figure;
    final Set<Trait> traits = EnumSet.noneOf(Trait.class);
    String listing;
    Maker maker;
    EngineMaker engine; // null for none
    String onTreesOnly; // why it plays no game, or null

    private CatalogueEntry(String text, Family family, Paper paper, String figure) {
        this.text = text;
        this.family = family;
        this.paper = paper;
        this.figure = figure;
        this.onTreesOnly = family.inGame();
        if (family == Family.BEST_FIRST) traits.addAll(List.of(Trait.HOLDS, Trait.GROWS));
    }

    /** {@code text} is the name that is typed, and {@code figure} empty where it is the whole paper. */
    static CatalogueEntry of(String text, Family family, Paper paper, String figure) {
        return new CatalogueEntry(text, family, paper, figure);
    }

    /** Read in this class, by package and name, and made so. */
    CatalogueEntry made(String readIn, Maker by) {
        this.listing = readIn;
        this.maker = by;
        return this;
    }

    /** Played by an engine instead. */
    CatalogueEntry played(EngineMaker by) {
        this.engine = by;
        return this;
    }

    CatalogueEntry onTreesOnly(String why) {
        this.onTreesOnly = why;
        return this;
    }

    CatalogueEntry can(Trait... more) {
        traits.addAll(List.of(more));
        return this;
    }
}
