package org.outwit.web.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.ServerRig;
import org.outwit.web.http.JsonText;

/** Trees that nobody could look at are refused before they take memory. */
class TreeLimitTest {

    @TempDir
    private Path folder;

    @Test
    void aTreeOfAMillionNodesIsRefused() throws Exception {
        try (ServerRig rig = new ServerRig(folder)) {
            String written = "(" + "1 ".repeat(400_000) + ")";
            for (Map<String, Object> source : List.<Map<String, Object>>of(
                    Map.of("kind", "text", "text", written),
                    Map.of("kind", "grown", "branching", 10, "depth", 6, "seed", 1))) {
                String asked = JsonText.of(
                        Map.of("source", source, "runs", List.of(Map.of("algorithm", "alpha-beta", "player", "f"))));
                HttpResponse<String> refused = rig.post("/api/search/steps", asked);
                assertThat(refused.statusCode()).as(refused.body()).isBetween(400, 413);
                assertThat(ServerRig.sentence(refused)).endsWith(".");
            }
        }
    }
}
