package org.outwit.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * Where browsers find the modules that are imported by a bare name. Each artefact with such modules has a map of its own; a page may
 * have one only, so they are merged.
 */
public final class ImportMap {

    private final String json;

    /** The maps of all artefacts on the class path, and those names. */
    public ImportMap(Map<String, String> own) {
        Map<String, String> imports = new TreeMap<>(own);
        try {
            List<URL> maps = Collections.list(ImportMap.class.getClassLoader().getResources("META-INF/importmap.json"));
            for (URL each : maps) {
                try (InputStream in = each.openStream()) {
                    JsonNode found = JsonText.object(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                            .get("imports");
                    found.properties()
                            .forEach(entry ->
                                    imports.put(entry.getKey(), entry.getValue().stringValue()));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.json = JsonText.of(Map.of("imports", imports));
    }

    public String json() {
        return json;
    }

    /** As a policy names it. */
    String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(json.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}
