package org.outwit.play.player;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.OpponentModel;

/** Files of models, each read once, so that all games of a match are played by the same people. For many threads. */
public final class ModelFiles {

    private final Map<String, OpponentModel> known = new ConcurrentHashMap<>();

    OpponentModel read(String path) {
        return known.computeIfAbsent(path, ModelFile::read);
    }
}
