/** Going through the steps: one by one, playing, or anywhere at once. */
import { html } from 'lit';
import { PageElement } from '../frame/frame.js';

const SPEEDS = [[2, '2 a second'], [8, '8 a second'], [30, '30 a second'], [60, '60 a second']];

class Transport extends PageElement {
  static properties = { at: { type: Number }, length: { type: Number }, playing: { state: true }, speed: { state: true } };

  constructor() {
    super();
    this.at = 0;
    this.length = 1;
    this.playing = false;
    this.speed = 8;
    this.key = this.key.bind(this);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.key);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key);
    this.playing = false;
  }

  render() {
    const last = this.length - 1;
    return html`<div class="actions">
        <button @click=${() => this.go(0)} ?disabled=${this.at === 0}>Start</button>
        <button @click=${() => this.go(this.at - 1)} ?disabled=${this.at === 0}><span aria-hidden="true">← </span>Back</button>
        <button class="main" @click=${() => this.play(!this.playing)}>${this.playing ? 'Pause' : 'Play'}</button>
        <button @click=${() => this.go(this.at + 1)} ?disabled=${this.at === last}>Step<span aria-hidden="true"> →</span></button>
        <button @click=${() => this.go(last)} ?disabled=${this.at === last}>End</button>
        <label class="speed"><span class="hidden-text">Speed</span>
          <select @change=${(event) => (this.speed = Number(event.target.value))}>
            ${SPEEDS.map(([value, text]) => html`<option value=${value} ?selected=${value === this.speed}>${text}</option>`)}
          </select>
        </label>
      </div>
      <input
        type="range" min="0" max=${last} step="1" .value=${String(this.at)} aria-label="Step"
        aria-valuetext="step ${this.at + 1} of ${this.length}" @input=${(event) => this.go(Number(event.target.value))}
      />`;
  }

  go(at) {
    const next = Math.max(0, Math.min(this.length - 1, at));
    if (next === this.at) return;
    this.at = next;
    this.dispatchEvent(new CustomEvent('go', { detail: next }));
  }

  play(on) {
    if (on && this.at === this.length - 1) this.go(0);
    this.playing = on;
    this.tell();
    const turn = (this.turn = (this.turn ?? 0) + 1); // an older one must not go on
    let before = performance.now();
    let due = 0;
    const tick = (now) => {
      if (!this.playing || turn !== this.turn) return;
      due += Math.min(1, ((now - before) / 1000) * this.speed);
      before = now;
      if (due >= 1) {
        due -= 1;
        this.go(this.at + 1);
      }
      if (this.at < this.length - 1) requestAnimationFrame(tick);
      else this.play(false);
    };
    if (on) requestAnimationFrame(tick);
  }

  /** While it plays, nobody wants every step read out. */
  tell() {
    this.dispatchEvent(new CustomEvent('playing', { detail: this.playing }));
  }

  /** Keys work everywhere on the page but where somebody writes or chooses. */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.target.closest?.('input, textarea, select')) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (this.playing) this.play(false);
      this.go(to);
    } else if (event.key === ' ' && !event.target.closest?.('button, a, summary')) {
      event.preventDefault();
      this.play(!this.playing);
    }
  }
}

customElements.define('outwit-transport', Transport);
