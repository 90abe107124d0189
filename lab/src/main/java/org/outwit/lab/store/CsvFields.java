package org.outwit.lab.store;

import java.util.ArrayList;
import java.util.List;

/** The fields of a text in CSV (RFC 4180): a field in quotes may have commas and lines in it, and quotes that are doubled. */
final class CsvFields {

    private final String text;
    private int at;

    CsvFields(String text) {
        this.text = text;
    }

    List<List<String>> records() {
        List<List<String>> records = new ArrayList<>();
        while (at < text.length()) records.add(record());
        return records;
    }

    private List<String> record() {
        List<String> fields = new ArrayList<>();
        boolean more = true;
        while (more) {
            fields.add(at < text.length() && text.charAt(at) == '"' ? quoted() : plain());
            more = at < text.length() && text.charAt(at) == ',';
            if (more) at++;
        }
        if (at < text.length() && text.charAt(at) == '\r') at++;
        if (at < text.length() && text.charAt(at) == '\n') at++;
        return fields;
    }

    private String plain() {
        int from = at;
        while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) at++;
        return text.substring(from, at);
    }

    private String quoted() {
        StringBuilder field = new StringBuilder();
        for (at++; at < text.length(); at++) {
            if (text.charAt(at) != '"') field.append(text.charAt(at));
            else if (at + 1 < text.length() && text.charAt(at + 1) == '"') field.append(text.charAt(at++));
            else break;
        }
        at++;
        return field.toString();
    }
}
