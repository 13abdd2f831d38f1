// One soft bell, made on the spot: no file, no library. A browser that makes no sound before it was clicked stays quiet.

let context: AudioContext | null = null;

/** Ring once, softly. */
export function ring(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [pitch, volume] of [
      [880, 0.06],
      [1320, 0.025],
    ]) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(volume, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
      tone.connect(gain).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.9);
    }
  } catch {
    // a table without a bell is a table
  }
}
