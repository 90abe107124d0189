package org.outwit.web.http;

/** Why something was refused. */
@Wire(tells = "* refused")
public record SentenceView(String sentence) {}
