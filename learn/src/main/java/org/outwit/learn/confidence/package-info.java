/** How well learned weights are known: what other games of the same player might have taught. */
package org.outwit.learn.confidence;
