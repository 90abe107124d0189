package org.outwit.trees;

import java.util.List;

/** The searches that return the minimax value. */
public final class TwoPlayerNames {

    public static final List<String> ALL =
            TwoPlayer.all().stream().map(TwoPlayer::name).toList();

    /** As the command line takes them. */
    public static final String JOINED = String.join(",", ALL);

    private TwoPlayerNames() {}
}
