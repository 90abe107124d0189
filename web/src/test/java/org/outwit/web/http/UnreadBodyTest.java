package org.outwit.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.ServerRig;

/** Requests of one connection after each other, the first with a body that nobody needs. */
class UnreadBodyTest {

    private static final int MOST_MILLIS = 60_000;
    private static final int SHORT = 100; // such a body is here before its time is over on any machine

    @TempDir
    private static Path folder;

    private static ServerRig rig;

    @BeforeAll
    static void start() {
        rig = new ServerRig(folder);
    }

    @AfterAll
    static void end() {
        rig.close();
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    private static String head(String line, String more) {
        return line + " HTTP/1.1\r\nHost: 127.0.0.1:" + rig.port() + "\r\n" + more + "\r\n";
    }

    /** The head of the next answer, whose body is passed over; empty at the end of the connection. */
    private static String answer(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int read = in.read();
            if (read < 0) return "";
            head.append((char) read);
        }
        String lower = head.toString().toLowerCase(Locale.ROOT);
        int at = lower.indexOf("content-length: ");
        if (at >= 0) in.readNBytes(Integer.parseInt(lower.substring(at + 16, lower.indexOf("\r\n", at))));
        return head.toString();
    }

    private static void goesOn(String line, String body, int before) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", rig.port())) {
            socket.setSoTimeout(MOST_MILLIS);
            send(socket, head("POST " + line, "Content-Length: " + body.length() + "\r\n") + body.substring(0, before));
            Thread rest = new Thread(() -> {
                try {
                    send(socket, body.substring(before));
                    send(socket, head("GET /api/games", ""));
                } catch (IOException e) {
                    // the server may have ended the connection, if it said so
                }
            });
            rest.start();
            String first = answer(socket);
            assertThat(first).as(line).startsWith("HTTP/1.1 4");
            if (body.length() > SHORT && first.contains("Connection: close")) return; // it came too slowly
            assertThat(answer(socket)).as(line + " and the next request").startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void theNextRequestIsAnswered() throws IOException {
        for (int size : new int[] {10, 100_000, 900_000}) {
            String body = "GET /nosuch HTTP/1.1\r\n\r\n".repeat(size / 24 + 1);
            for (int before : new int[] {0, body.length() / 2, body.length()}) {
                goesOn("/api/games/nosuch/undo", body, before);
                goesOn("/nosuch", body, before);
            }
        }
    }

    @Test
    void whatIsTooLargeToBeDroppedEndsTheConnectionAndSaysSo() throws IOException {
        try (Socket socket = new Socket("127.0.0.1", rig.port())) {
            socket.setSoTimeout(MOST_MILLIS);
            send(socket, head("POST /api/games", "Content-Length: " + (2L << 30) + "\r\n"));
            String answer = answer(socket);
            assertThat(answer).startsWith("HTTP/1.1 413").contains("Connection: close");
            assertThat(answer(socket)).isEmpty();
        }
    }
}
