package org.outwit.lab.store;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ResultStore;

/** A store that forgets everything with the program: the definition that others are compared with. */
public final class MemoryStore implements ResultStore {

    private final Map<Measured, Map<Cell, Measurement>> finished = new HashMap<>();
    private final Map<String, Inputs> described = new HashMap<>();
    private final Map<Measured, Set<Cell>> claimed = new HashMap<>();

    @Override
    public synchronized Map<Cell, Measurement> measurements(Measured what) {
        return new LinkedHashMap<>(finished.getOrDefault(what, Map.of()));
    }

    @Override
    public synchronized void describe(Inputs inputs) {
        described.put(inputs.fingerprint(), inputs);
    }

    @Override
    public synchronized Inputs inputs(String fingerprint) {
        return described.getOrDefault(fingerprint, Inputs.NONE);
    }

    @Override
    public synchronized boolean claim(Measured what, Cell cell) {
        if (finished.getOrDefault(what, Map.of()).containsKey(cell)) return false;
        return claimed.computeIfAbsent(what, any -> new HashSet<>()).add(cell);
    }

    @Override
    public synchronized void finish(Measured what, Cell cell, Measurement measurement, Duration processorTime) {
        finished.computeIfAbsent(what, any -> new LinkedHashMap<>()).putIfAbsent(cell, measurement);
        release(what, cell);
    }

    @Override
    public synchronized void release(Measured what, Cell cell) {
        claimed.getOrDefault(what, new HashSet<>()).remove(cell);
    }

    @Override
    public synchronized void close() {
        claimed.clear();
    }
}
