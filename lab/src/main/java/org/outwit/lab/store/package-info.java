/** Where results of experiments are kept, so that nothing is measured twice and nothing is lost. */
package org.outwit.lab.store;
