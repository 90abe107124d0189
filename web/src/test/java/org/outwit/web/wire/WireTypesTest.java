package org.outwit.web.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.outwit.web.OutwitServer;
import org.outwit.web.http.Wire;

/** The types of the scripts are those of the records. */
final class WireTypesTest {

    private static final Path FILE = Path.of("src/main/types/wire.d.ts");

    @Test
    void scriptsKnowTheRecords() throws Exception {
        String made = WireTypes.of(records());
        if ("write".equals(System.getProperty("outwit.golden"))) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, made);
        }
        assertThat(Files.readString(FILE))
                .as(
                        "web/%s is stale: a record has changed. Write it anew with: mvn -pl web -am test"
                                + " -Dtest=WireTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Doutwit.golden=write",
                        FILE)
                .isEqualTo(made);
    }

    private static List<Class<?>> records() throws IOException, URISyntaxException, ClassNotFoundException {
        Path classes = Path.of(OutwitServer.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Class<?>> records = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.sorted().toList()) {
                String name = classes.relativize(each)
                        .toString()
                        .replace(each.getFileSystem().getSeparator(), ".");
                if (!name.endsWith(".class")) continue;
                Class<?> type = Class.forName(
                        name.substring(0, name.length() - ".class".length()),
                        false,
                        OutwitServer.class.getClassLoader());
                if (type.isAnnotationPresent(Wire.class)) records.add(type);
            }
        }
        return records;
    }
}
