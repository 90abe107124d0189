package org.outwit.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Lets JMH's own table show nodes per second beside searches per second, as the row that ends in {@code :nodes}. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class NodesPerSecond {

    public long nodes;
}
