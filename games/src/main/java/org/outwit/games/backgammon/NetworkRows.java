package org.outwit.games.backgammon;

/**
 * A network made ready to play: its weights in steps of 1 / {@value #STEPS}, and what each number of checkers on a place adds to the hidden units
 * as one row. In half steps all numbers of the first layer are whole (what was borne off is rounded), and small enough that floats add
 * them without error in any order: so a judgement depends on nothing but the board, however {@link HiddenSums} came to it.
 */
final class NetworkRows {

    /** Into how many steps 1 is divided. */
    static final int STEPS = 1024;

    private static final int HALF_STEPS = 2 * STEPS;
    private static final int COUNTS = Board.CHECKERS + 1;

    private final int hidden;
    private final boolean seesMore;
    private final float[] start;
    private final float[] rows;
    private final float[][] second = new float[EquityNetwork.OUTPUTS][];
    private final float[] biases = new float[EquityNetwork.OUTPUTS];

    NetworkRows(int hidden, short[] steps) {
        this.hidden = hidden;
        this.start = new float[hidden];
        this.rows = new float[NetworkInputs.ALL_PLACES * COUNTS * hidden];
        int end = NetworkInputs.COUNT * hidden;
        this.seesMore = weighs(steps, NetworkInputs.BOARD_PLACES * NetworkInputs.UNITS * hidden, end);
        for (int place = 0; place < NetworkInputs.ALL_PLACES; place++) {
            for (int count = 1; count < COUNTS; count++) fill(place, count, steps);
        }
        for (int i = 0; i < hidden; i++) start[i] = 2 * steps[end++];
        for (int output = 0; output < EquityNetwork.OUTPUTS; output++) {
            second[output] = new float[hidden];
            for (int i = 0; i < hidden; i++) second[output][i] = steps[end++] / (float) STEPS;
        }
        for (int output = 0; output < EquityNetwork.OUTPUTS; output++) biases[output] = steps[end++] / (float) STEPS;
    }

    private static boolean weighs(short[] steps, int from, int to) {
        for (int i = from; i < to; i++) if (steps[i] != 0) return true;
        return false;
    }

    /** Whether it weighs anything that is not on the board itself, which takes time to find out. */
    boolean seesMore() {
        return seesMore;
    }

    private void fill(int place, int count, short[] steps) {
        for (int i = 0; i < hidden; i++) {
            float sum = 0;
            for (int unit = 0; unit < NetworkInputs.UNITS; unit++) {
                float value = NetworkInputs.value(place, unit, count);
                sum += value * steps[(place * NetworkInputs.UNITS + unit) * hidden + i];
            }
            rows[row(place, count) + i] = Math.round(2 * sum);
        }
    }

    private int row(int place, int count) {
        return (place * COUNTS + count) * hidden;
    }

    int hidden() {
        return hidden;
    }

    /** Writes the sums of an empty board. */
    void clear(float[] sums) {
        System.arraycopy(start, 0, sums, 0, hidden);
    }

    /** Changes the sums as if {@code after} checkers were on a place instead of {@code before}. */
    void change(int place, int before, int after, float[] sums) {
        int old = row(place, before);
        int now = row(place, after);
        for (int i = 0; i < hidden; i++) sums[i] += rows[now + i] - rows[old + i];
    }

    /** Writes the answers of the hidden units: s / (1 + |s|) for the sums in half steps. */
    void answers(float[] sums, float[] answers) {
        for (int i = 0; i < hidden; i++) answers[i] = sums[i] / (HALF_STEPS + Math.abs(sums[i]));
    }

    /** Writes the probabilities. All outputs are summed side by side, so that none waits for its own last sum. */
    void outputs(float[] answers, float[] outputs) {
        float[] win = second[0];
        float[] winGammon = second[1];
        float[] winBackgammon = second[2];
        float[] loseGammon = second[3];
        float[] loseBackgammon = second[4];
        float a = biases[0];
        float b = biases[1];
        float c = biases[2];
        float d = biases[3];
        float e = biases[4];
        for (int i = 0; i < hidden; i++) {
            float answer = answers[i];
            a += answer * win[i];
            b += answer * winGammon[i];
            c += answer * winBackgammon[i];
            d += answer * loseGammon[i];
            e += answer * loseBackgammon[i];
        }
        outputs[0] = Logistic.of(a);
        outputs[1] = Logistic.of(b);
        outputs[2] = Logistic.of(c);
        outputs[3] = Logistic.of(d);
        outputs[4] = Logistic.of(e);
    }
}
