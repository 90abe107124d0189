package org.outwit.web.people;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.web.http.Refusal;

/** Packed files, by their first bytes. They are not unpacked here: a few bytes may become more than any disk holds. */
final class Archives {

    private static final Map<String, String> BEGINNINGS = new LinkedHashMap<>();

    static {
        BEGINNINGS.put("PK\u0003\u0004", "a ZIP archive");
        BEGINNINGS.put("PK\u0005\u0006", "a ZIP archive");
        BEGINNINGS.put("\u001f\u008b", "packed with gzip");
        BEGINNINGS.put("BZh", "packed with bzip2");
        BEGINNINGS.put("\u00fd7zXZ", "packed with xz");
        BEGINNINGS.put("(\u00b5/\u00fd", "packed with zstd");
        BEGINNINGS.put("7z\u00bc\u00af", "a 7z archive");
        BEGINNINGS.put("Rar!", "a RAR archive");
    }

    private Archives() {}

    static void refuse(byte[] first, int count, String name) {
        String beginning = new String(first, 0, Math.min(count, 8), StandardCharsets.ISO_8859_1);
        BEGINNINGS.forEach((bytes, what) -> {
            if (beginning.startsWith(bytes))
                throw Refusal.bad(name + " is " + what + ". Unpack it first, and drop the files that are in it.");
        });
    }
}
