package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Main;
import org.outwit.app.Shell;
import org.outwit.play.resources.SharedResources;

class ServeCommandTest {

    private static final int ENDED = 128 + 15; // by SIGTERM

    private static final Pattern LINE =
            Pattern.compile("Outwit is at (http://127\\.0\\.0\\.1:([0-9]+)/) \\(Ctrl-C ends it\\)\\.");

    @TempDir
    private Path folder;

    /**
     * A program that starts a server reads the address from its first line, so nobody can take the port in between. It ends as the help
     * says.
     */
    @Test
    void port0IsAnyThatIsFreeAndTheEndIsAsTheHelpSays() throws Exception {
        String help = Shell.run("serve", "--help").out();
        assertThat(help)
                .contains(
                        Interruption.STATUS + " when it was interrupted",
                        ENDED + " when it was ended",
                        "2 for bad usage");
        Process server = SharedResources.program(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "serve",
                        "--port",
                        "0",
                        "--no-open",
                        "--data",
                        folder.toString()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out = server.inputReader()) {
            Matcher line = LINE.matcher(out.readLine());
            assertThat(line.matches()).as(line.toString()).isTrue();
            assertThat(line.group(2)).isNotEqualTo("0");
            HttpRequest games = HttpRequest.newBuilder(URI.create(line.group(1) + "api/games"))
                    .build();
            assertThat(HttpClient.newHttpClient()
                            .send(games, HttpResponse.BodyHandlers.discarding())
                            .statusCode())
                    .isEqualTo(200);
            server.destroy();
            assertThat(server.waitFor(180, TimeUnit.SECONDS)).isTrue();
            assertThat(server.exitValue()).isEqualTo(ENDED);
        } finally {
            server.destroyForcibly();
        }
    }

    @Test
    void badUsageIsStatusTwo() {
        assertThat(Shell.run("serve", "--port", "x").status()).isEqualTo(2);
        Shell shell = Shell.run("serve", "--store", folder.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("is a folder; expected the name of a file.");
    }

    @Test
    void aPortThatDoesNotExistIsASentence() {
        for (String port : new String[] {"-1", "65536", "99999999"}) {
            Shell shell = Shell.run("serve", "--port", port, "--no-open", "--data", folder.toString());
            assertThat(shell.status()).isEqualTo(2);
            assertThat(shell.err())
                    .startsWith("outwit: --port is " + port
                            + "; expected a number from 0, which is any that is free, to 65535.");
        }
    }
}
