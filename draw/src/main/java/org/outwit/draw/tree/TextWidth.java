package org.outwit.draw.tree;

/**
 * How wide text will be, before anybody has a font. The widths are those of Helvetica, which Arial and Liberation Sans
 * share; serif faces are narrower, so the result is an upper estimate for them.
 */
final class TextWidth {

    /** Thousandths of the font size, from the space to the tilde. */
    private static final short[] ASCII = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584
    };

    private static final int FIRST = ' ';
    private static final int OTHER = 600;
    private static final int WIDE = 1000;

    private TextWidth() {}

    static double of(String text, double fontSize) {
        long sum = text.codePoints().mapToLong(TextWidth::thousandths).sum();
        return sum * fontSize / 1000;
    }

    /** The text if it is no wider than {@code most}, otherwise as much of it as fits before an ellipsis. */
    static String shorten(String text, double fontSize, double most) {
        if (of(text, fontSize) <= most) return text;
        int end = text.length();
        while (end > 1 && of(text.substring(0, end) + "…", fontSize) > most) end = text.offsetByCodePoints(end, -1);
        return text.substring(0, end).stripTrailing() + "…";
    }

    private static int thousandths(int c) {
        if (c >= FIRST && c < FIRST + ASCII.length) return ASCII[c - FIRST];
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) return 0;
        boolean wide = c == '…'
                || c == '→'
                || c == '⇒'
                || c == '⇔'
                || c >= 0x1100 && c <= 0x115F
                || c >= 0x2E80 && c <= 0xD7FF
                || c >= 0xF900 && c <= 0xFAFF;
        return wide || c >= 0xFF00 && c <= 0xFF60 || c >= 0x1F000 ? WIDE : OTHER;
    }
}
