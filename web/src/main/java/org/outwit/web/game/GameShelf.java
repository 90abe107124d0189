package org.outwit.web.game;

import java.util.List;

/** Games of a kind, the first shelf having those that most people know. */
public record GameShelf(String title, List<GameTitle> games) {}
