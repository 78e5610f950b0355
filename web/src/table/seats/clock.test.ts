import { describe, expect, it } from "vitest";
import { clockAlarm, readClock, secondsLeft, type ClockData } from "./clock";

const clock: ClockData = { mode: "bank", bank: 900, increment: 15, left: [300, 200], running: "rose", since: 1000 };

describe("a clock", () => {
  it("runs for the player to move, by the server's time", () => {
    expect(secondsLeft(clock, "rose", 1, 1010, 0)).toBe(190);
    expect(secondsLeft(clock, "rose", 1, 1010, -5)).toBe(195);
    expect(secondsLeft(clock, "jasmine", 0, 1010, 0)).toBe(300);
    expect(secondsLeft(clock, "rose", 1, 9999, 0)).toBe(0);
  });

  it("is formatted for people", () => {
    expect(readClock(252).text).toBe("4:12");
    expect(readClock(9.2).text).toBe("0:10");
    expect(readClock(3852).text).toBe("1:04:12");
    expect(readClock(3 * 86_400)).toMatchObject({ days: 3, hours: 0 });
  });

  it("is announced once at one minute and once at ten seconds", () => {
    expect(clockAlarm(61, 60)).toBe(60);
    expect(clockAlarm(60, 59)).toBeNull();
    expect(clockAlarm(11, 9.5)).toBe(10);
    expect(clockAlarm(90, 5)).toBe(10);
    expect(clockAlarm(5, 0)).toBeNull();
  });
});
