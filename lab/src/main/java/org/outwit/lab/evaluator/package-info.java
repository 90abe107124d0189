/** Evaluators that are learned from how games went, and the files of weights that games ship. */
package org.outwit.lab.evaluator;
