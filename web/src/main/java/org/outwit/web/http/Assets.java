package org.outwit.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Modules, style sheets and drawings: files of the program, never of the machine. Their address has the version of the build in it,
 * so browsers may keep them for ever; while sources are being changed they ask again each time.
 */
public final class Assets {

    private static final String OWN = "org/outwit/web/assets/";
    private static final String THEIRS = "META-INF/resources/_static/";
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml; charset=utf-8",
            "json", "application/json; charset=utf-8");

    private final String version;
    private final boolean packed;
    private final Map<String, byte[]> kept = new ConcurrentHashMap<>();
    private final Map<String, String> made;

    /** @param made texts of files that the program makes itself, by their names */
    public Assets(Map<String, String> made) {
        this.made = Map.copyOf(made);
        try {
            Path home = Path.of(Assets.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            this.packed = Files.isRegularFile(home);
            this.version = packed
                    ? Long.toHexString(Files.getLastModifiedTime(home).toMillis() ^ Files.size(home) << 20)
                    : "now";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The address of one of our own files, such as {@code frame/frame.css}. */
    public String address(String file) {
        return "/assets/" + version + "/" + file;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/assets/{version}/<file>", context -> serve(context, OWN, context.pathParam("file")));
        routes.get("/_static/<file>", context -> serve(context, THEIRS, context.pathParam("file")));
        routes.get("/favicon.ico", context -> serve(context, OWN, "frame/mark.svg"));
    }

    /** Sends one of our own files at an address without a version, to be kept only so long. */
    void serveOwn(Context context, String file, String keeping) {
        serve(context, OWN, file);
        context.header("Cache-Control", keeping);
    }

    private void serve(Context context, String folder, String file) {
        String type = TYPES.get(file.substring(file.lastIndexOf('.') + 1));
        byte[] content = type == null || !file.matches("[\\w@.-]+(/[\\w@.-]+)*") || file.contains("..")
                ? null
                : content(folder, file);
        if (content == null) throw Refusal.notFound("There is no file " + file + ".");
        context.header("Cache-Control", packed ? "public, max-age=31536000, immutable" : "no-cache");
        context.contentType(type).result(content);
    }

    private byte[] content(String folder, String file) {
        String text = folder.equals(OWN) ? made.get(file) : null;
        if (text != null) return text.getBytes(StandardCharsets.UTF_8);
        if (!packed) return read(folder + file).orElse(null);
        byte[] known = kept.get(folder + file);
        if (known != null) return known;
        Optional<byte[]> found = read(folder + file);
        found.ifPresent(bytes -> kept.put(folder + file, bytes)); // not what is missing: anybody can make up names
        return found.orElse(null);
    }

    private static Optional<byte[]> read(String resource) {
        try (InputStream in = Assets.class.getClassLoader().getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
