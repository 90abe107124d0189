package org.outwit.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.outwit.web.http.JsonText;

/** A request written letter by letter, as no browser and no good client would send it, and the answer to it. */
public final class RawRequest {

    private static final int MOST_MILLIS = 30_000;

    private final StringBuilder head = new StringBuilder();
    private String body = "";

    /** @param line such as {@code GET / HTTP/1.1} */
    public RawRequest(String line) {
        head.append(line).append("\r\n");
    }

    public static RawRequest to(ServerRig rig, String line) {
        return new RawRequest(line).with("Host", "127.0.0.1:" + rig.port()).with("Connection", "close");
    }

    public RawRequest with(String name, String value) {
        head.append(name).append(": ").append(value).append("\r\n");
        return this;
    }

    public RawRequest body(String text) {
        body = text;
        return with("Content-Length", String.valueOf(text.getBytes(StandardCharsets.UTF_8).length));
    }

    /** The answer as it came, until the other side ended it. */
    public record Answer(String text) {

        public int status() {
            return text.isEmpty() ? 0 : Integer.parseInt(text.split(" ")[1]);
        }

        public String body() {
            return text.substring(text.indexOf("\r\n\r\n") + 4);
        }

        public String header(String name) {
            String found = "";
            for (String line : text.substring(0, text.indexOf("\r\n\r\n")).split("\r\n")) {
                if (line.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT) + ":"))
                    found += line.substring(name.length() + 1).strip() + "\n";
            }
            return found.strip();
        }

        public String sentence() {
            return JsonText.object(body()).get("sentence").stringValue();
        }
    }

    public Answer send(ServerRig rig) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", rig.port())) {
            socket.setSoTimeout(MOST_MILLIS);
            OutputStream out = socket.getOutputStream();
            out.write((head + "\r\n" + body).getBytes(StandardCharsets.UTF_8));
            out.flush();
            return answer(socket);
        }
    }

    /** Sends the body in pieces without end, as far as the server lets it, and reads what it says. */
    public Answer flood(ServerRig rig, byte[] piece, int pieces) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", rig.port())) {
            socket.setSoTimeout(MOST_MILLIS);
            OutputStream out = socket.getOutputStream();
            out.write((head + "\r\n").getBytes(StandardCharsets.UTF_8));
            try {
                for (int i = 0; i < pieces && socket.getInputStream().available() == 0; i++) out.write(piece);
            } catch (IOException e) {
                // it does not want more; what it said is there to read
            }
            return answer(socket);
        }
    }

    private static Answer answer(Socket socket) {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        try {
            byte[] bytes = new byte[1 << 14];
            for (int n = socket.getInputStream().read(bytes);
                    n > 0;
                    n = socket.getInputStream().read(bytes)) {
                read.write(bytes, 0, n);
            }
        } catch (IOException e) {
            // a connection that was reset has said what it had to say
        }
        return new Answer(read.toString(StandardCharsets.UTF_8));
    }
}
