package org.outwit.app.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.outwit.core.game.Game;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.people.VoiceWeights;

/** How far a network is believed, in a sentence and for programs. */
final class VoiceWords {

    private static final int MOST_NAMED = 3;

    /**
     * For programs.
     *
     * @param weights for each phase, or for all, people's and the network's
     */
    record Numbers(List<String> names, List<String> fingerprints, List<List<Double>> weights) {

        static Numbers of(VoiceWeights voice) {
            List<List<Double>> rows = new ArrayList<>();
            for (double[] row : voice.rows())
                rows.add(DoubleStream.of(row).boxed().toList());
            return new Numbers(
                    voice.networks().stream().map(NetworkMark::name).toList(),
                    voice.networks().stream().map(NetworkMark::fingerprint).toList(),
                    rows);
        }
    }

    private VoiceWords() {}

    static String of(Game<?> game, VoiceWeights voice) {
        return "Beside people counts " + named(voice.networks()) + ": of the logarithms of both, "
                + weights(game, voice) + ".";
    }

    private static String named(List<NetworkMark> networks) {
        String first =
                networks.stream().limit(MOST_NAMED).map(NetworkMark::toString).collect(Collectors.joining(", "));
        int more = networks.size() - MOST_NAMED;
        return (networks.size() == 1 ? "the network " : "the nearest of the networks ")
                + first
                + (more > 0 ? " and " + more + " more" : "");
    }

    private static String weights(Game<?> game, VoiceWeights voice) {
        if (voice.rows().length == 1) return two(voice.rows()[0]);
        List<String> parts = new ArrayList<>();
        for (int p = 0; p < voice.rows().length; p++) {
            parts.add("in the " + game.phases().names().get(p) + " " + two(voice.rows()[p]));
        }
        return String.join("; ", parts);
    }

    private static String two(double[] row) {
        return String.format(
                Locale.ROOT,
                "%.2f of people's and %.2f of the network's",
                row[VoiceWeights.PEOPLE],
                row[VoiceWeights.NETWORK]);
    }
}
