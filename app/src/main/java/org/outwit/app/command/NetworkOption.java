package org.outwit.app.command;

import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.Networks;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Option;

/** Who is asked beside people: the networks of the data folder, unless others are named. */
final class NetworkOption {

    @Option(
            names = "--population",
            paramLabel = "NET",
            description =
                    "For chess: a network in the form of Leela Chess Zero, such as maia-1500.pb.gz, that is asked what people play,"
                            + " too. May be given again, or be a folder: of several the one speaks whose rating, in its name or"
                            + " behind it as in FILE@1500, is nearest to the player's. FOLDER@1500 takes the nearest to 1500 for"
                            + " everybody, 'none' nobody. Default: those in the folder 'networks' of your data folder.")
    private List<String> networks = List.of();

    /** These resources with the networks that are named. */
    Resources on(Resources resources, Game<?> game) {
        if (networks.isEmpty()) return resources;
        Networks said = Networks.said(networks);
        if (said == Networks.NONE || game.name().equals(Networks.GAME)) return resources.hearing(said);
        throw new InputException(
                "--population: networks are of " + Networks.GAME + " and know nothing of " + game.name() + ".");
    }
}
