package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;

class BridgeLeadsTest {

    private static final String LEADS =
            Repository.ROOT.resolve("docs/hidden/leads.lin").toString();

    @TempDir
    private Path folder;

    private String learned() {
        String model = folder.resolve("leads.json").toString();
        assertThat(Shell.run("bridge", "leads", LEADS, "--learn", model).status())
                .isZero();
        return model;
    }

    @Test
    void laterLeadsAreToldApart() {
        Shell shell = Shell.run("bridge", "leads", LEADS);
        assertThat(shell.status()).isZero();
        assertThat(shell.lines().get(0))
                .isEqualTo("leads: 60, learned from the first 40, tested on 20 later ones with other deals");
        assertThat(shell.lines().get(1)).startsWith("  rules of thumb");
        assertThat(shell.lines().get(2)).startsWith("  learned");
        assertThat(Shell.run("bridge", "leads", LEADS, "--json").out())
                .contains("\"by\":\"rules of thumb\",\"leads\":20,\"card\":[", "\"by\":\"learned\"");
    }

    @Test
    void aModelTellsHowLikelyLeadsWere() {
        String model = learned();
        Shell shell = Shell.run("bridge", "leads", LEADS, "--model", model, "--who", "BEN");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).hasSize(24);
        assertThat(shell.lines().get(0)).matches("Board 3, 4S by South: West \\(Ben\\) led .., \\d+ %; likeliest .*");
        assertThat(shell.out()).contains("players with 10 leads or more:", "  Ben, 20 ");
        assertThat(Shell.run("bridge", "leads", LEADS, "--model", model, "--json")
                        .lines()
                        .get(0))
                .contains(
                        "\"board\":\"1\"",
                        "\"contract\":\"4S\"",
                        "\"leader\":\"W\"",
                        "\"who\":\"Anna\"",
                        "\"chance\":");
    }

    @Test
    void aModelIsLearnedAgainAndNothingElseIsReplaced() throws IOException {
        learned();
        learned();
        Path other = Files.writeString(folder.resolve("other.json"), "mine");
        Shell shell = Shell.run("bridge", "leads", LEADS, "--learn", other.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("is there already and is not a model of leads");
        assertThat(other).hasContent("mine");
    }

    @Test
    void whatCannotBeIsASentence() {
        String model = learned();
        assertThat(Shell.run("bridge", "leads", LEADS, "--who", "Ben").err()).contains("--who needs a model");
        assertThat(Shell.run("bridge", "leads", LEADS, "--model", model, "--learn", model)
                        .err())
                .contains("Say --learn or --model, not both.");
        assertThat(Shell.run("bridge", "leads", LEADS, "--model", model, "--who", "Zoe")
                        .err())
                .contains("There is no lead of 'Zoe'");
        assertThat(Shell.run(
                                "bridge",
                                "leads",
                                Repository.ROOT
                                        .resolve("docs/hidden/boards.pbn")
                                        .toString())
                        .err())
                .contains("Leads (1) with auction and first card are too few");
        assertThat(Shell.run("bridge", "leads", LEADS, "--learn", folder + "/none/x.json")
                        .err())
                .contains("--learn: there is no folder");
        assertThat(Shell.run("bridge", "leads", "nowhere.lin").status()).isEqualTo(2);
    }
}
