/** What commands say about people who were learned from their records, and about training: reports for people and for programs. */
package org.outwit.app.learn;
