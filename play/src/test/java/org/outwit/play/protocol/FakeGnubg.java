package org.outwit.play.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A program that talks like GNU Backgammon: asked for a hint or an evaluation it says the lines of a file, or does what the file says, {@code EXIT} or
 * {@code HANG}; told to set a seed it says that it did. All else that it hears it takes without a word.
 */
public final class FakeGnubg {

    /** A position with two plays of 31, and what the real program says of them. */
    public static final String POSITION = "024tIAD/uwAAQA:MIEFAAAAAAAA";

    public static final String BETTER = "    1. Cubeless 0-ply   bar/22* 3/2                  Eq.: -0.25256";
    public static final String DETAILS = "       0.38053 0.00211 0.00000 - 0.61947 0.01580 0.00003";
    public static final String WORSE = "    2. Cubeless 0-ply   bar/22* 2/1                  Eq.: -0.69290 (-0.44033)";

    /** A position before the roll, and what the real program says of it at once and with a look at one more turn. */
    public static final String UNROLLED = "4HPwATDgc/ABMA:cAkAAAAAAAAA";

    public static final String AT_ONCE = "static: 0.53142 0.15211 0.00711 0.12534 0.00523 +0.09149  +0.11230";
    public static final String ONE_PLY = " 1 ply: 0.51981 0.14500 0.00654 0.12651 0.00539 +0.05926  +0.08002";

    private FakeGnubg() {}

    /** The command that starts it with these lines, which are written to this folder. */
    public static List<String> command(Path folder, String... lines) throws IOException {
        return FakeEngine.command(FakeGnubg.class, Files.write(folder.resolve("gnubg.txt"), List.of(lines)));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            if (line.startsWith("set seed ")) System.out.println("Seed set to " + line.substring(9) + ".");
            if (line.startsWith("hint ") || line.equals("eval")) answer(Files.readAllLines(Path.of(args[0])));
        }
    }

    private static void answer(List<String> lines) {
        if (lines.contains("EXIT")) Runtime.getRuntime().halt(3);
        if (lines.contains("HANG")) FakeEngine.hang();
        lines.forEach(System.out::println);
    }
}
