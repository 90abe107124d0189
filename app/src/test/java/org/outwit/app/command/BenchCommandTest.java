package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.app.Shell;
import org.outwit.app.bench.Bench;

class BenchCommandTest {

    /**
     * Where this fails, a search visits other nodes than before. If that was meant, put the new number into
     * {@link Bench#SIGNATURE} and say so; if not, it is a bug.
     */
    @Test
    void printsTheSignatureAndTheSpeed() {
        Shell shell = Shell.run("bench");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).hasSize(Bench.tasks().size() + 2).contains("signature " + Bench.SIGNATURE);
        assertThat(shell.lines()).last().asString().matches("[0-9.]+ s, [0-9,]+ nodes a second");
    }

    @Test
    @Tag("long")
    void printsThemForProgramsToo() {
        assertThat(Shell.run("bench", "--json").out())
                .startsWith("{\"signature\":" + Bench.SIGNATURE + ",\"expected\":" + Bench.SIGNATURE + ",\"seconds\":");
    }
}
