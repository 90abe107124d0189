package org.outwit.draw.text;

import java.util.List;

/** A curve in one line of text: a block of one of eight heights for each value. */
public final class Sparkline {

    private static final String BLOCKS = "▁▂▃▄▅▆▇█";

    private Sparkline() {}

    /** Values between 0 and 1; where there are more than {@code most}, neighbours share a block, which has their mean. */
    public static String of(List<Double> values, int most) {
        int width = Math.min(most, values.size());
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < width; i++) {
            List<Double> shared = values.subList(i * values.size() / width, (i + 1) * values.size() / width);
            double mean =
                    shared.stream().mapToDouble(Double::doubleValue).average().orElse(0);
            int height = (int) Math.floor(mean * BLOCKS.length());
            line.append(BLOCKS.charAt(Math.max(0, Math.min(BLOCKS.length() - 1, height))));
        }
        return line.toString();
    }
}
