package org.outwit.learn.network;

/** Makes logits of moves of what the blocks of a network made; only those of legal moves are found, which are few. */
interface PolicyHead {

    /** Does what the first {@code boards} boards need before any move is asked about. */
    void prepare(Workspace room, int boards);

    /** The logits of the moves of a board with these indices in {@link PolicyMap}. */
    void logits(Workspace room, int board, int[] indices, int count, double[] into);
}
