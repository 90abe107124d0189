/**
 * The program {@code outwit}: {@link org.outwit.app.Main} starts it and decides how failures are told. Commands are in
 * {@code command}, one class each; what they work on is in packages named after it. Terminal and browser are known
 * here and nowhere to the left.
 */
package org.outwit.app;
