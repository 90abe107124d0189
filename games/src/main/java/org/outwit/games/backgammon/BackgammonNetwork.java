package org.outwit.games.backgammon;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.outwit.core.game.Evaluator;

/**
 * What learns to judge backgammon: probabilities to win, to win a gammon or more, a backgammon, to lose a gammon or more, a backgammon.
 * There is a network for positions with contact and a smaller one for the race.
 *
 * <p>The method is that of TD-Gammon (G. Tesauro, "Temporal difference learning and TD-Gammon", Communications of the ACM 38, 1995).
 * A trainer asks it for predictions, and adds to the weights. Not for two threads at a time; {@link #evaluator} is.
 */
public final class BackgammonNetwork {

    /** How many probabilities there are. */
    public static final int OUTPUTS = EquityNetwork.OUTPUTS;

    private static final String FILE = "network.bin";

    private static final int CONTACT_UNITS = 128;
    private static final int RACE_UNITS = 64;

    private final EquityNetwork contact;
    private final EquityNetwork race;

    private BackgammonNetwork(EquityNetwork contact, EquityNetwork race) {
        this.contact = contact;
        this.race = race;
    }

    /** A network that has learned nothing. */
    public static BackgammonNetwork untrained(long seed) {
        return new BackgammonNetwork(
                EquityNetwork.untrained(CONTACT_UNITS, seed), EquityNetwork.untrained(RACE_UNITS, seed + 1));
    }

    /** The one that comes with the program. */
    public static BackgammonNetwork shipped() {
        try (InputStream in = BackgammonNetwork.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IOException("The program is not complete: it lacks " + FILE + ".");
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static BackgammonNetwork read(InputStream file) throws IOException {
        EquityNetwork[] networks = EquityNetworkFile.read(file, 2);
        return new BackgammonNetwork(networks[0], networks[1]);
    }

    /** The same judgement by networks with at least as many units as {@link #untrained} ones have. New units have no say yet. */
    public BackgammonNetwork grown(long seed) {
        return new BackgammonNetwork(
                contact.widened(Math.max(CONTACT_UNITS, contact.hidden()), seed),
                race.widened(Math.max(RACE_UNITS, race.hidden()), seed + 1));
    }

    /** Writes the weights, rounded to what plays. */
    public void write(OutputStream file) throws IOException {
        EquityNetworkFile.write(new EquityNetwork[] {contact, race}, file);
    }

    /** Whether both players bear off, so that the probabilities follow from tables and no network is asked. */
    public static boolean knows(BackgammonPosition position) {
        return BearOff.isIn(position.board());
    }

    /** Writes the probabilities for a player in a position that is not over. */
    public void predict(BackgammonPosition position, int player, double[] outputs) {
        Board board = position.board();
        if (BearOff.isIn(board)) {
            float[] known = new float[OUTPUTS];
            BearOff.predict(board, position.turn(), known);
            for (int i = 0; i < OUTPUTS; i++) outputs[i] = known[i];
        } else {
            network(position).predict(board, position.turn(), outputs);
        }
        if (player == position.turn()) return;
        outputs[0] = 1 - outputs[0];
        exchangeGammons(outputs);
    }

    /** Writes what came of it for a player in a position that is over: 1 for what has happened. */
    public static void outcome(BackgammonPosition position, int player, double[] outputs) {
        boolean won = position.winner() == player;
        int kind = position.kindOfWin();
        outputs[0] = won ? 1 : 0;
        outputs[1] = won && kind > 1 ? 1 : 0;
        outputs[2] = won && kind > 2 ? 1 : 0;
        outputs[3] = !won && kind > 1 ? 1 : 0;
        outputs[4] = !won && kind > 2 ? 1 : 0;
    }

    /**
     * Adds to {@code sum} how the log-odds of the prediction change with each weight, each output as often as {@code factors} says; nothing
     * where no network is asked. With
     * errors as factors, what came out less what was predicted, that is the direction in which the log-loss falls fastest.
     */
    public void addGradient(BackgammonPosition position, int player, double[] factors, double[] sum) {
        if (knows(position)) return;
        EquityNetwork network = network(position);
        int from = network == contact ? 0 : contact.weights().length;
        network.addGradient(position.board(), position.turn(), forRoller(position, player, factors), sum, from);
    }

    /** Moves the weights themselves by what {@link #addGradient} would add. */
    public void move(BackgammonPosition position, int player, double[] factors) {
        if (knows(position)) return;
        network(position).move(position.board(), position.turn(), forRoller(position, player, factors));
    }

    private static double[] forRoller(BackgammonPosition position, int player, double[] factors) {
        if (player == position.turn()) return factors;
        double[] turned = factors.clone();
        turned[0] = -turned[0];
        exchangeGammons(turned);
        return turned;
    }

    static void exchangeGammons(double[] outputs) {
        double gammon = outputs[1];
        double backgammon = outputs[2];
        outputs[1] = outputs[3];
        outputs[2] = outputs[4];
        outputs[3] = gammon;
        outputs[4] = backgammon;
    }

    private EquityNetwork network(BackgammonPosition position) {
        return Contact.isIn(position.board()) ? contact : race;
    }

    /** A copy of all weights. */
    public double[] weights() {
        double[] first = contact.weights();
        double[] last = race.weights();
        double[] all = Arrays.copyOf(first, first.length + last.length);
        System.arraycopy(last, 0, all, first.length, last.length);
        return all;
    }

    public void setWeights(double[] all) {
        double[] first = contact.weights();
        double[] last = race.weights();
        if (all.length != first.length + last.length) {
            throw new IllegalArgumentException(
                    "There are " + all.length + " weights; expected " + (first.length + last.length) + ".");
        }
        System.arraycopy(all, 0, first, 0, first.length);
        System.arraycopy(all, first.length, last, 0, last.length);
    }

    /** The judgement of the weights as they are now; later changes do not touch it. */
    public Evaluator<BackgammonPosition> evaluator() {
        return new EquityEvaluator(parts());
    }

    /** The same judgement with a look at all rolls. */
    public RollAverage rollAverage() {
        return new RollAverage(new EquityEvaluator(parts()));
    }

    EquityEvaluator.Parts parts() {
        return new EquityEvaluator.Parts(rows(contact), rows(race));
    }

    private static NetworkRows rows(EquityNetwork network) {
        return new NetworkRows(network.hidden(), EquityNetworkFile.steps(network));
    }
}
