package org.outwit.learn.people;

/**
 * Where somebody plays other moves than everybody: each thing that is seen in a move makes it somewhat likelier or less likely than
 * the population's model says. Learned decision by decision from what the person plays, with the steps of AdaGrad; where nothing is
 * known nothing is changed. A book knows positions, this what is like them.
 */
public final class PersonalBias {

    public static final int BITS = 18;

    private static final float FIRST_SQUARE = 1;

    /** The largest weight that files keep, in units, and the size of a unit. */
    private static final int MOST = 127;

    private static final float UNIT = 0.005f;

    private final float step;
    private final float[] weights;
    private final float[] squares;

    /** Changes nothing at first. */
    public PersonalBias(double step) {
        this(step, new float[1 << BITS], new float[1 << BITS]);
    }

    private PersonalBias(double step, float[] weights, float[] squares) {
        this.step = (float) step;
        this.weights = weights;
        this.squares = squares;
    }

    /** The weights as files keep them: rounded to units, a signed byte each. */
    public byte[] units() {
        byte[] units = new byte[weights.length];
        for (int i = 0; i < units.length; i++) {
            units[i] = (byte) Math.max(-MOST, Math.min(MOST, Math.round(weights[i] / UNIT)));
        }
        return units;
    }

    /** One that has these {@link #units} and learns nothing more. */
    public static PersonalBias of(byte[] units) {
        float[] weights = new float[units.length];
        for (int i = 0; i < weights.length; i++) weights[i] = units[i] * UNIT;
        return new PersonalBias(0, weights, new float[0]);
    }

    /**
     * How many bits a place of the population's table has more than one here, which is the first bits of the same number. A table that is smaller
     * than those that are trained loses as many, and shares places: so models of people were learned, and they stay what they are.
     */
    private static int dropped(Alternatives moves) {
        return Math.max(moves.bits(), HashedWeights.TRAINED_BITS) - BITS;
    }

    /** Writes by how much the logit of each move differs from everybody's. */
    public void shifts(Alternatives moves, double[] into) {
        int[] places = moves.places();
        int[] ends = moves.ends();
        int dropped = dropped(moves);
        for (int i = 0; i < moves.count(); i++) {
            float by = 0;
            for (int k = ends[i]; k < ends[i + 1]; k++) by += weights[places[k] >>> dropped];
            into[i] = by;
        }
    }

    /** Believed only so far. */
    public PersonalBias times(double belief) {
        float[] less = new float[weights.length];
        for (int i = 0; i < less.length; i++) less[i] = (float) (belief * weights[i]);
        return new PersonalBias(step, less, squares.clone());
    }

    /** Learns from a decision, of which this was expected, these shifts included. */
    public void learn(Alternatives moves, int chosen, double[] expected) {
        int[] places = moves.places();
        int[] ends = moves.ends();
        int dropped = dropped(moves);
        for (int i = 0; i < moves.count(); i++) {
            float error = (float) ((i == chosen ? 1 : 0) - expected[i]);
            for (int k = ends[i]; k < ends[i + 1]; k++) {
                int place = places[k] >>> dropped;
                squares[place] += error * error;
                weights[place] += step * error / (float) Math.sqrt(squares[place] + FIRST_SQUARE);
            }
        }
    }
}
