package org.outwit.core.catalogue;

import java.util.Set;

/** What an algorithm can be told besides a function and a depth, and what it does that others do not. */
public enum Trait {
    /** It can be asked within a window. */
    WINDOW("window"),
    /** It can be asked within a window and start local searches at pseudo-terminals: Rsearch. */
    LOCAL("window", "stride"),
    /** It prunes by bounds of the sums of neighbouring functions. */
    SUM_BOUNDS("bounds"),
    /** It can be told between which numbers all values lie. */
    RANGE("range"),
    /** It is for a stated number of players. */
    PLAYERS("players"),
    /** It can be told what all values sum to at most, and the least of each. */
    SUMS("sum", "least"),
    /** It prunes by what all values sum to, so it must be told. */
    NEEDS_SUM,

    /** It ends when its limits say so, and they can be told. */
    EFFORT("nodes"),
    /** It draws by lot. */
    SEEDED("seed"),
    /** It can be told how many leaves that are wrong together it shall withstand. */
    CONSPIRATORS("conspirators"),

    /** Its player may have a model of the opponent. */
    MODEL,
    /** Its player must have one. */
    NEEDS_MODEL,
    /** The opponent may look less far than we do. */
    DEPTHS,
    /** Functions may be known within an error. */
    ERRORS,
    /** A player may choose better moves more often, instead of always the best. */
    TEMPERATURES,
    /** The opponent may be one of several. */
    MIXTURES,
    /** Each of several opponents may have a model of their own. */
    BY_INDEX,
    /** In games, it predicts what one opponent replies, and has to know how far they look. */
    PREDICTS,
    /** In games, its opponent has to be one who plays the same move each time, as programs do and people do not. */
    NO_PEOPLE,
    /** Its engine chooses moves only; what a position is worth, and exact values, are asked of its listing. */
    ENGINE_CHOOSES,

    /** It trusts bounds that are known beforehand. */
    INFORMED,
    /** It keeps nodes in memory, and says how many; all that search best-first do. */
    HOLDS,
    /** It keeps all nodes that it develops, so that in games it has to stop before the memory is full; as those do. */
    GROWS,
    /** It looks at its whole tree at every step, so that it takes no large one. */
    SLOW,
    /** It goes down from the root to every node that it develops. */
    RESTARTS;

    private final Set<String> keys;

    Trait(String... keys) {
        this.keys = Set.of(keys);
    }

    /** The keys by which a question about a tree tells it; none where it is not told. */
    public Set<String> keys() {
        return keys;
    }
}
