/** The page of a person. */
import '../frame/face.js';
import './prepare.js';
import './study.js';
import './tree.js';
import './who.js';
