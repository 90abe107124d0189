/**
 * The commands of {@code outwit}, one class each. A command reads its options, says what is wrong with them, and calls
 * what does the work. It returns 0 where everything was answered, 1 where something failed, and 2 for bad usage and for
 * input that could not be read. Results go to standard output, messages to standard error.
 */
package org.outwit.app.command;
