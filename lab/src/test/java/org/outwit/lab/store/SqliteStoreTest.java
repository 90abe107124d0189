package org.outwit.lab.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.database.DatabasePlace;

class SqliteStoreTest extends StoreContract {

    @TempDir
    private Path folder;

    @Override
    DatabasePlace place() {
        return DatabasePlace.parse(folder.resolve("lab.db").toString());
    }
}
