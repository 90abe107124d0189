package org.outwit.learn.network;

/** The weights of a layer, all of the first output first, and what is added to each output. */
record FoldedLayer(float[] weights, float[] biases) {}
