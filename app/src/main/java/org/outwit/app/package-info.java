/**
 * The program {@code outwit}: {@link org.outwit.app.Main} starts it and decides how failures are told. Commands are in
 * {@code command}, one class each; what they say is in packages named after it. Only this module knows the
 * terminal.
 */
package org.outwit.app;
