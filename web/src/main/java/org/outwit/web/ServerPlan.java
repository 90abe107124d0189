package org.outwit.web;

import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.Resources;

/**
 * How to serve.
 *
 * @param host a loopback name, or another, which makes the server ask for a token
 * @param port 0 for any that is free
 * @param store where games, people and jobs are kept
 */
public record ServerPlan(String host, int port, DatabasePlace store, Resources resources) {}
