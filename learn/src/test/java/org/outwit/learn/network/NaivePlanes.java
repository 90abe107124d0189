package org.outwit.learn.network;

import java.util.Arrays;
import java.util.List;

/** The 112 planes, made from what the positions of a game look like as text. */
final class NaivePlanes {

    private NaivePlanes() {}

    /** For the last of these positions; plane, rank, file. */
    static double[][][] of(List<String> fens) {
        double[][][] planes = new double[112][8][8];
        int last = fens.size() - 1;
        boolean black = fens.get(last).split(" ")[1].equals("b");
        for (int back = 0; back < 8 && back <= last; back++) {
            board(fens.get(last - back).split(" ")[0], black, planes, 13 * back);
            if (wasThere(fens, last - back)) fill(planes[13 * back + 12], 1);
        }
        String[] fields = fens.get(last).split(" ");
        String rights = black ? "qkQK" : "QKqk";
        for (int i = 0; i < 4; i++) if (fields[2].indexOf(rights.charAt(i)) >= 0) fill(planes[104 + i], 1);
        if (black) fill(planes[108], 1);
        fill(planes[109], Integer.parseInt(fields[4]));
        fill(planes[111], 1);
        return planes;
    }

    private static boolean wasThere(List<String> fens, int number) {
        for (int i = 0; i < number; i++) if (place(fens.get(i)).equals(place(fens.get(number)))) return true;
        return false;
    }

    /** Without the clock and the number of the move. */
    private static String place(String fen) {
        return fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
    }

    private static void board(String board, boolean black, double[][][] planes, int first) {
        String[] ranks = board.split("/");
        for (int r = 0; r < 8; r++) {
            int file = 0;
            for (char piece : ranks[7 - r].toCharArray()) {
                if (Character.isDigit(piece)) {
                    file += piece - '0';
                    continue;
                }
                boolean own = Character.isLowerCase(piece) == black;
                int kind = "pnbrqk".indexOf(Character.toLowerCase(piece));
                planes[first + (own ? 0 : 6) + kind][black ? 7 - r : r][file++] = 1;
            }
        }
    }

    private static void fill(double[][] plane, double value) {
        for (double[] rank : plane) Arrays.fill(rank, value);
    }
}
