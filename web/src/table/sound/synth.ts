/* The sounds of the table, made when they are played: no recordings. Each lasts at most 0.4 seconds. */

/** One sounding part: an oscillator or noise through a filter, with a short attack and an exponential decay. */
interface Part {
  wave: OscillatorType | "noise";
  /** In hertz: of the oscillator, from and to; of noise, the middle of its band. */
  from: number;
  to?: number;
  /** In seconds. */
  at?: number;
  attack?: number;
  length: number;
  gain: number;
  filter?: { type: BiquadFilterType; frequency: number; q?: number };
}

const pluck = (note: number, at: number): Part => ({ wave: "triangle", from: note, at, length: 0.4 - at, gain: 0.3 });

const SOUNDS = {
  /** Wood on clay. */
  place: [
    { wave: "noise", from: 1_300, length: 0.05, gain: 0.5, filter: { type: "bandpass", frequency: 1_300, q: 2 } },
    { wave: "triangle", from: 210, to: 120, length: 0.12, gain: 0.7 },
  ],
  /** A drop. */
  water: [
    { wave: "sine", from: 420, to: 1_250, length: 0.09, gain: 0.5 },
    { wave: "sine", from: 620, to: 1_700, at: 0.11, length: 0.07, gain: 0.25 },
  ],
  /** Stone on stone. */
  stone: [
    { wave: "noise", from: 700, length: 0.16, gain: 0.8, filter: { type: "lowpass", frequency: 750 } },
    { wave: "noise", from: 2_600, length: 0.03, gain: 0.4, filter: { type: "highpass", frequency: 2_000 } },
  ],
  /** A reed: it is my turn. */
  turn: [
    {
      wave: "sawtooth",
      from: 392,
      attack: 0.04,
      length: 0.19,
      gain: 0.16,
      filter: { type: "lowpass", frequency: 1_500 },
    },
    {
      wave: "sawtooth",
      from: 523,
      at: 0.15,
      attack: 0.03,
      length: 0.25,
      gain: 0.16,
      filter: { type: "lowpass", frequency: 1_600 },
    },
  ],
  /** Two low notes: that is not allowed. */
  refusal: [
    { wave: "triangle", from: 147, length: 0.15, gain: 0.45 },
    { wave: "triangle", from: 110, at: 0.15, length: 0.22, gain: 0.45 },
  ],
  /** A plucked chord: the game is over. */
  end: [pluck(294, 0), pluck(370, 0.05), pluck(440, 0.1), pluck(587, 0.15)],
} as const satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = audio.createBuffer(1, Math.round(audio.sampleRate * 0.4), audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  }
  return noise;
}

function sourceOf(audio: AudioContext, part: Part, begin: number): AudioScheduledSourceNode {
  if (part.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseIn(audio);
    return source;
  }
  const source = audio.createOscillator();
  source.type = part.wave;
  source.frequency.setValueAtTime(part.from, begin);
  if (part.to !== undefined) source.frequency.exponentialRampToValueAtTime(part.to, begin + part.length);
  return source;
}

function playPart(audio: AudioContext, part: Part, volume: number): void {
  const begin = audio.currentTime + 0.005 + (part.at ?? 0);
  const end = begin + part.length;
  const source = sourceOf(audio, part, begin);
  const level = audio.createGain();
  level.gain.setValueAtTime(0.0001, begin);
  level.gain.linearRampToValueAtTime(part.gain * volume, begin + (part.attack ?? 0.004));
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  let last: AudioNode = source;
  if (part.filter !== undefined) {
    const filter = audio.createBiquadFilter();
    filter.type = part.filter.type;
    filter.frequency.value = part.filter.frequency;
    filter.Q.value = part.filter.q ?? 0.7;
    last = source.connect(filter);
  }
  last.connect(level).connect(audio.destination);
  source.start(begin);
  source.stop(end + 0.02);
}

/** Plays a sound at a volume from 0 to 1. */
export async function playSound(sound: Sound, volume: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  for (const part of SOUNDS[sound] as readonly Part[]) playPart(context, part, volume);
}
