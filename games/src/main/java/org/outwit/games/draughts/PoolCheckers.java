package org.outwit.games.draughts;

/** American pool checkers: flying kings, free choice of captures, no crowning in passing. */
public final class PoolCheckers extends DraughtsGame {

    public PoolCheckers() {
        super("draughts-pool", "Pool checkers on 64 squares", DraughtsRules.POOL);
    }
}
