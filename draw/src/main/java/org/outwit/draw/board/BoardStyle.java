package org.outwit.draw.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tones of boards, which are in one style sheet. Pictures carry it, and also each light tone where it is used, for viewers that know
 * nothing of style sheets with two schemes.
 */
public final class BoardStyle {

    private static final Pattern TONE = Pattern.compile("--board-(\\w+): light-dark\\((#\\w+), (#\\w+)\\)");

    private static final String SHEET = read();

    private static final Map<String, String> LIGHT = new HashMap<>();

    static {
        for (Matcher tone = TONE.matcher(SHEET); tone.find(); ) LIGHT.put(tone.group(1), tone.group(2));
    }

    private BoardStyle() {}

    private static String read() {
        try (InputStream sheet = BoardStyle.class.getResourceAsStream("board.css")) {
            return new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException("The style sheet of boards cannot be read.", failure);
        }
    }

    /** The sheet for pages that show boards below an element of class {@code outwit-board}. */
    public static String css() {
        return SHEET;
    }

    /** The sheet without comments and line breaks, for a picture. */
    static String inPictures() {
        return SHEET.replaceAll("/\\*.*?\\*/", "")
                .replaceAll("\\s+", " ")
                .replaceAll(" ?([{};]) ?", "$1")
                .strip();
    }

    /** A tone as it is on light paper: {@code light}, {@code edge}. */
    static String light(String tone) {
        String colour = LIGHT.get(tone);
        if (colour == null) throw new IllegalArgumentException("Boards have no tone named " + tone + ".");
        return colour;
    }
}
