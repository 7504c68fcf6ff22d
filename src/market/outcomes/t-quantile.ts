/**
 * The two-sided 95 % quantile of Student's t distribution: that part of it lies between the negative and the positive value.
 * `freedom` is the whole number of degrees of freedom, at least 1.
 */
export function tQuantile95(freedom: number): number {
  let [low, high] = [0, Math.PI / 2];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (partWithin(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return Math.tan(low) * Math.sqrt(freedom);
}

/**
 * The part of the distribution within the tangent of an angle times the root of the degrees of freedom: formulas 26.7.3 and
 * 26.7.4 of Abramowitz and Stegun, Handbook of Mathematical Functions.
 */
function partWithin(angle: number, freedom: number) {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}
