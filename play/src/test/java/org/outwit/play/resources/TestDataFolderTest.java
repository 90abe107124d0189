package org.outwit.play.resources;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Maven sets nothing, so what holds here holds in an editor. */
class TestDataFolderTest {

    @Test
    void testsKeepNothingInTheFolderOfWhoeverRunsThem() {
        Path users = DataFolder.ofUser(System.getenv()).path();
        for (Resources each : List.of(Resources.ALONE, SharedResources.OF_TESTS)) {
            assertThat(each.dataFolder())
                    .isNotEqualTo(users)
                    .isEqualTo(DataFolder.ofUser().path())
                    .isEqualTo(Path.of(System.getProperty(DataFolder.PROPERTY)))
                    .startsWith(Path.of(System.getProperty("java.io.tmpdir")));
        }
    }

    @Test
    void programsThatTestsStartAreToldTheFolder() {
        assertThat(SharedResources.program(List.of("outwit")).environment())
                .containsEntry(
                        "OUTWIT_DATA", SharedResources.OF_TESTS.dataFolder().toString());
    }
}
