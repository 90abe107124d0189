package org.outwit.web.browser;

import java.util.List;

/** A dozen short games of Gesine and Paul, of which no two are the same. */
final class SundayGames {

    private static final int COUNT = 12;

    private static final List<String> CHECKERS =
            List.of("11-15", "23-18", "8-11", "27-23", "4-8", "23-19", "9-14", "18x9", "5x14", "22-17");

    private static final List<String> TIC_TAC_TOE =
            List.of("b2 a1 c1 a3 a2 c2", "b2 c2 a1 c3 a3 c1", "a1 b2 c3 a2 c2 b3", "b2 a3 c1 a1 a2 c2");

    private SundayGames() {}

    static String ofCheckers() {
        StringBuilder games = new StringBuilder();
        for (int round = 0; round < COUNT; round++) {
            games.append("[Event \"Sunday\"]\n[Date \"20%02d.05.01\"]\n".formatted(round + 1))
                    .append("[Black \"%s\"]\n[White \"%s\"]\n".formatted(player(round), player(round + 1)))
                    .append("[Result \"1-0\"]\n\n");
            for (int ply = 0; ply < 5 + round / 2; ply++) {
                games.append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "")
                        .append(CHECKERS.get(ply))
                        .append(' ');
            }
            games.append("1-0\n\n");
        }
        return games.toString();
    }

    static String ofTicTacToe() {
        StringBuilder games = new StringBuilder();
        for (int round = 0; round < COUNT; round++) {
            String moves = TIC_TAC_TOE.get(round % TIC_TAC_TOE.size());
            games.append("[Game \"tictactoe\"]\n[Date \"20%02d.05.01\"]\n".formatted(round + 1))
                    .append("[First \"%s\"]\n[Second \"%s\"]\n\n".formatted(player(round), player(round + 1)))
                    .append(moves, 0, 8 + 3 * (round / TIC_TAC_TOE.size()))
                    .append(" *\n\n");
        }
        return games.toString();
    }

    private static String player(int round) {
        return round % 2 == 0 ? "Gesine" : "Paul";
    }
}
