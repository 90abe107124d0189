/**
 * Files of users, which are sacred: nothing is lost by a kill, a full disk or a second process, and nothing is replaced that is
 * not ours. {@link org.outwit.core.file.WholeFile} writes a file at once and {@link org.outwit.core.file.UnfinishedFile} bit by
 * bit; {@link org.outwit.core.file.ReplaceRule} says what may be replaced; a {@link org.outwit.core.file.Journal} keeps work that
 * goes on where it stopped. All modules write through this package.
 */
package org.outwit.core.file;
