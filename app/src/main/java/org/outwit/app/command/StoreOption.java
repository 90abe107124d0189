package org.outwit.app.command;

import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Option;

/** Where results of experiments are kept. */
final class StoreOption {

    @Option(
            names = "--store",
            paramLabel = "FILE|URL",
            description =
                    "Where results are kept: a file, or postgresql://user@host/database. Default: lab.db in the data folder of Outwit.")
    private String store;

    DatabaseStore open(Resources resources) {
        String place = store == null ? resources.dataFolder().resolve("lab.db").toString() : store;
        return DatabaseStore.open(DatabasePlace.parse(place), resources.executor());
    }
}
